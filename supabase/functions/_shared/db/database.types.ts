// Generated from the migrations by `npx tsx local/generate-types.ts`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      ai_provider_settings: {
        Row: {
          anthropic_model: string
          created_at: string
          deepseek_model: string
          id: string
          is_active: boolean
          local_model: string | null
          openai_model: string
          provider: string
          updated_at: string
        }
        Insert: {
          anthropic_model?: string
          created_at?: string
          deepseek_model?: string
          id?: string
          is_active?: boolean
          local_model?: string | null
          openai_model?: string
          provider: string
          updated_at?: string
        }
        Update: {
          anthropic_model?: string
          created_at?: string
          deepseek_model?: string
          id?: string
          is_active?: boolean
          local_model?: string | null
          openai_model?: string
          provider?: string
          updated_at?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string
          email: string
          id: string
          message: string
          name: string
          read_at: string | null
          subject: string
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          read_at?: string | null
          subject: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          read_at?: string | null
          subject?: string
        }
        Relationships: []
      }
      free_plan_limits: {
        Row: {
          created_at: string
          id: boolean
          idea_validations: number
          unlocked_phases: string[]
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: boolean
          idea_validations?: number
          unlocked_phases?: string[]
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: boolean
          idea_validations?: number
          unlocked_phases?: string[]
          updated_at?: string
        }
        Relationships: []
      }
      idea_validations: {
        Row: {
          brief: Json | null
          brief_version: number
          card: Json | null
          completed_at: string | null
          created_at: string
          engine: Json | null
          follow_up: Json | null
          id: string
          lookup_run: Json | null
          lookup_terms: Json | null
          lookups: Json | null
          marketValidation: Json | null
          originalIdea: string
          previous: Json
          projectConcept: Json | null
          real_citations: Json | null
          rerun: Json | null
          score: number | null
          scorecard: Json | null
          slide_edits: Json | null
          status: string
          statusDetail: string | null
          targetUsers: Json | null
          title: string
          title_key: string | null
          updated_at: string
          userId: string
          userRoles: Json | null
        }
        Insert: {
          brief?: Json | null
          brief_version?: number
          card?: Json | null
          completed_at?: string | null
          created_at?: string
          engine?: Json | null
          follow_up?: Json | null
          id?: string
          lookup_run?: Json | null
          lookup_terms?: Json | null
          lookups?: Json | null
          marketValidation?: Json | null
          originalIdea: string
          previous?: Json
          projectConcept?: Json | null
          real_citations?: Json | null
          rerun?: Json | null
          score?: number | null
          scorecard?: Json | null
          slide_edits?: Json | null
          status?: string
          statusDetail?: string | null
          targetUsers?: Json | null
          title?: string
          title_key?: string | null
          updated_at?: string
          userId: string
          userRoles?: Json | null
        }
        Update: {
          brief?: Json | null
          brief_version?: number
          card?: Json | null
          completed_at?: string | null
          created_at?: string
          engine?: Json | null
          follow_up?: Json | null
          id?: string
          lookup_run?: Json | null
          lookup_terms?: Json | null
          lookups?: Json | null
          marketValidation?: Json | null
          originalIdea?: string
          previous?: Json
          projectConcept?: Json | null
          real_citations?: Json | null
          rerun?: Json | null
          score?: number | null
          scorecard?: Json | null
          slide_edits?: Json | null
          status?: string
          statusDetail?: string | null
          targetUsers?: Json | null
          title?: string
          title_key?: string | null
          updated_at?: string
          userId?: string
          userRoles?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'idea_validations_userId_fkey'
            columns: ['userId']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      pack_prices: {
        Row: {
          created_at: string
          ideas: number | null
          pack: string
          phases: string[]
          plan_id: string
          price: number
          updated_at: string
        }
        Insert: {
          created_at?: string
          ideas?: number | null
          pack: string
          phases?: string[]
          plan_id: string
          price: number
          updated_at?: string
        }
        Update: {
          created_at?: string
          ideas?: number | null
          pack?: string
          phases?: string[]
          plan_id?: string
          price?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'pack_prices_plan_id_fkey'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'pricing_plans'
            referencedColumns: ['id']
          },
        ]
      }
      pricing_plans: {
        Row: {
          created_at: string
          features: Json
          id: string
          interval: string
          is_active: boolean
          name: string
          price: number
          updated_at: string
        }
        Insert: {
          created_at?: string
          features: Json
          id: string
          interval: string
          is_active?: boolean
          name: string
          price: number
          updated_at?: string
        }
        Update: {
          created_at?: string
          features?: Json
          id?: string
          interval?: string
          is_active?: boolean
          name?: string
          price?: number
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          firstName: string
          id: string
          lastName: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          firstName?: string
          id: string
          lastName?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          firstName?: string
          id?: string
          lastName?: string
          updated_at?: string
        }
        Relationships: []
      }
      project_planning: {
        Row: {
          branding_preferences: string[]
          budget_range: string
          created_at: string
          development_phases: string[]
          id: string
          monthly_users: string
          platforms: string[]
          technology_stack: string[]
          timeline: string
          updated_at: string
          validation_id: string
        }
        Insert: {
          branding_preferences?: string[]
          budget_range?: string
          created_at?: string
          development_phases?: string[]
          id?: string
          monthly_users?: string
          platforms?: string[]
          technology_stack?: string[]
          timeline?: string
          updated_at?: string
          validation_id: string
        }
        Update: {
          branding_preferences?: string[]
          budget_range?: string
          created_at?: string
          development_phases?: string[]
          id?: string
          monthly_users?: string
          platforms?: string[]
          technology_stack?: string[]
          timeline?: string
          updated_at?: string
          validation_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_planning_validation_id_fkey'
            columns: ['validation_id']
            isOneToOne: true
            referencedRelation: 'idea_validations'
            referencedColumns: ['id']
          },
        ]
      }
      roadmap_drafts: {
        Row: {
          content: Json
          created_at: string
          made_from: Json | null
          project_created_at: string
          roadmap_id: string
          updated_at: string
          validation_id: string
        }
        Insert: {
          content: Json
          created_at?: string
          made_from?: Json | null
          project_created_at: string
          roadmap_id: string
          updated_at?: string
          validation_id: string
        }
        Update: {
          content?: Json
          created_at?: string
          made_from?: Json | null
          project_created_at?: string
          roadmap_id?: string
          updated_at?: string
          validation_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'roadmap_drafts_roadmap_id_fkey'
            columns: ['roadmap_id']
            isOneToOne: true
            referencedRelation: 'roadmaps'
            referencedColumns: ['id']
          },
        ]
      }
      roadmap_settings: {
        Row: {
          id: boolean
          publish_automatically: boolean
          region: string
          updated_at: string
        }
        Insert: {
          id?: boolean
          publish_automatically?: boolean
          region?: string
          updated_at?: string
        }
        Update: {
          id?: boolean
          publish_automatically?: boolean
          region?: string
          updated_at?: string
        }
        Relationships: []
      }
      roadmap_sizes: {
        Row: {
          name: string
          roadmap_id: string
          size: string
          task: string
        }
        Insert: {
          name: string
          roadmap_id: string
          size: string
          task: string
        }
        Update: {
          name?: string
          roadmap_id?: string
          size?: string
          task?: string
        }
        Relationships: [
          {
            foreignKeyName: 'roadmap_sizes_roadmap_id_fkey'
            columns: ['roadmap_id']
            isOneToOne: false
            referencedRelation: 'roadmaps'
            referencedColumns: ['id']
          },
        ]
      }
      roadmaps: {
        Row: {
          content: Json | null
          created_at: string
          generating: boolean
          id: string
          made_from: Json | null
          phase: string
          published_at: string | null
          status: string
          statusDetail: string | null
          updated_at: string
          user_id: string
          validation_id: string
          withdrawn_at: string | null
          withdrawn_reason: string | null
        }
        Insert: {
          content?: Json | null
          created_at?: string
          generating?: boolean
          id?: string
          made_from?: Json | null
          phase: string
          published_at?: string | null
          status?: string
          statusDetail?: string | null
          updated_at?: string
          user_id: string
          validation_id: string
          withdrawn_at?: string | null
          withdrawn_reason?: string | null
        }
        Update: {
          content?: Json | null
          created_at?: string
          generating?: boolean
          id?: string
          made_from?: Json | null
          phase?: string
          published_at?: string | null
          status?: string
          statusDetail?: string | null
          updated_at?: string
          user_id?: string
          validation_id?: string
          withdrawn_at?: string | null
          withdrawn_reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'roadmaps_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'roadmaps_validation_id_fkey'
            columns: ['validation_id']
            isOneToOne: false
            referencedRelation: 'idea_validations'
            referencedColumns: ['id']
          },
        ]
      }
      role_rates: {
        Row: {
          dollars_per_hour: number
          region: string
          role: string
          updated_at: string
        }
        Insert: {
          dollars_per_hour: number
          region: string
          role: string
          updated_at?: string
        }
        Update: {
          dollars_per_hour?: number
          region?: string
          role?: string
          updated_at?: string
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          created_at: string
          id: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'user_roles_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      user_subscriptions: {
        Row: {
          amount: number
          created_at: string
          id: string
          ideas: number | null
          interval: string | null
          pack_type: string | null
          paying_until: string | null
          payment_id: string
          payment_processor: string
          phases: string[]
          plan_id: string
          plan_name: string | null
          project_id: string | null
          request: Json | null
          status: string
          user_id: string | null
          valid_until: string | null
        }
        Insert: {
          amount?: number
          created_at?: string
          id?: string
          ideas?: number | null
          interval?: string | null
          pack_type?: string | null
          paying_until?: string | null
          payment_id?: string
          payment_processor?: string
          phases?: string[]
          plan_id: string
          plan_name?: string | null
          project_id?: string | null
          request?: Json | null
          status?: string
          user_id?: string | null
          valid_until?: string | null
        }
        Update: {
          amount?: number
          created_at?: string
          id?: string
          ideas?: number | null
          interval?: string | null
          pack_type?: string | null
          paying_until?: string | null
          payment_id?: string
          payment_processor?: string
          phases?: string[]
          plan_id?: string
          plan_name?: string | null
          project_id?: string | null
          request?: Json | null
          status?: string
          user_id?: string | null
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'user_subscriptions_plan_id_fkey'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'pricing_plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'user_subscriptions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'idea_validations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'user_subscriptions_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accessible_phases: {
        Args: {
          p_user: string
          p_project: string
        }
        Returns: Json
      }
      acquire_revision_turn: {
        Args: {
          p_user: string
        }
        Returns: boolean
      }
      begin_follow_up: {
        Args: {
          p_user: string
          p_validation: string
        }
        Returns: Json
      }
      begin_lookup: {
        Args: {
          p_user: string
          p_validation: string
          p_terms: Json
        }
        Returns: Json
      }
      begin_purchase: {
        Args: {
          p_user: string
          p_processor: string
          p_payment: string
          p_plan: string
          p_pack?: string
          p_project?: string
          p_shown?: number
          p_again?: boolean
        }
        Returns: Json
      }
      begin_rerun: {
        Args: {
          p_user: string
          p_validation: string
          p_sections: string[]
          p_plan?: Json
          p_missing?: boolean
        }
        Returns: Json
      }
      begin_roadmap: {
        Args: {
          p_user: string
          p_validation: string
          p_phase: string
          p_existing?: string
        }
        Returns: Json
      }
      begin_validation: {
        Args: {
          p_user: string
          p_validation: string
          p_terms?: Json
          p_plan?: Json
        }
        Returns: Json
      }
      cache_lookup: {
        Args: {
          p_request: string
          p_source: string
          p_answer: Json
          p_seconds: number
        }
        Returns: undefined
      }
      cached_lookups: {
        Args: {
          p_requests: string[]
        }
        Returns: Json
      }
      cancel_purchase: {
        Args: {
          p_user: string
          p_purchase: string
        }
        Returns: boolean
      }
      check_roadmap_access: {
        Args: {
          phase: string
          project_id?: string
        }
        Returns: boolean
      }
      claim_step: {
        Args: {
          p_run: string
          p_fence: string
          p_lease_seconds: number
        }
        Returns: Json
      }
      complete_purchase: {
        Args: {
          p_user: string
          p_purchase: string
        }
        Returns: Json
      }
      count_lookup_failures: {
        Args: {
          p_failures: Json
        }
        Returns: undefined
      }
      create_manual_roadmap: {
        Args: {
          p_validation: string
          p_phase: string
          p_content: Json
        }
        Returns: string
      }
      create_share: {
        Args: {
          p_validation: string
          p_include_idea: boolean
          p_include_evidence: boolean
          p_days?: number
        }
        Returns: Json
      }
      delete_account: {
        Args: {
          p_password: string
        }
        Returns: string
      }
      delete_pricing_plan: {
        Args: {
          plan_id: string
        }
        Returns: boolean
      }
      fail_step: {
        Args: {
          p_lease: string
          p_reason: string
          p_detail: string
          p_retryable: boolean
          p_not_before?: string
          p_usage?: Json
        }
        Returns: Json
      }
      finish_step: {
        Args: {
          p_lease: string
          p_result: Json
          p_usage: Json
        }
        Returns: Json
      }
      founder_phases: {
        Args: {
          p_validation: string
        }
        Returns: Json
      }
      get_admin_figures: {
        Args: {
          p_days?: number
        }
        Returns: Json
      }
      get_admin_users: {
        Args: {
          p_search?: string
          p_before?: string
          p_before_id?: string
          p_limit?: number
        }
        Returns: Json
      }
      get_admin_validations: {
        Args: {
          p_search: string
          p_statuses?: string[]
          p_sort?: string
          p_after?: string
          p_after_id?: string
        }
        Returns: Json
      }
      get_audit_log: {
        Args: {
          p_before?: number
          p_subject?: string
          p_limit?: number
        }
        Returns: Json
      }
      get_free_plan_limits: {
        Args: never
        Returns: Json
      }
      get_lookup_health: {
        Args: never
        Returns: Json
      }
      get_my_entitlements: {
        Args: never
        Returns: Json
      }
      get_my_shares: {
        Args: {
          p_validation: string
        }
        Returns: Json
      }
      get_pricing_plans: {
        Args: never
        Returns: Database['public']['Tables']['pricing_plans']['Row'][]
      }
      get_project_prices: {
        Args: {
          project_id: string
        }
        Returns: Json
      }
      get_roadmap_changes: {
        Args: {
          p_validation: string
        }
        Returns: Json
      }
      get_roadmap_projects: {
        Args: {
          p_filter?: string
          p_before?: string
          p_before_id?: string
        }
        Returns: Json
      }
      get_roadmap_run: {
        Args: {
          p_roadmap: string
        }
        Returns: Json
      }
      get_validation_run: {
        Args: {
          p_validation: string
        }
        Returns: Json
      }
      is_admin: {
        Args: never
        Returns: boolean
      }
      open_share: {
        Args: {
          p_hash: string
        }
        Returns: Json
      }
      pause_step: {
        Args: {
          p_lease: string
          p_not_before: string
          p_usage?: Json
        }
        Returns: boolean
      }
      previous_section: {
        Args: {
          p_user: string
          p_validation: string
          p_section: string
        }
        Returns: Json
      }
      release_purchase: {
        Args: {
          p_user: string
          p_purchase: string
        }
        Returns: boolean
      }
      release_revision_turn: {
        Args: {
          p_user: string
        }
        Returns: undefined
      }
      renew_lease: {
        Args: {
          p_lease: string
          p_lease_seconds: number
        }
        Returns: boolean
      }
      reset_roadmap_sizes: {
        Args: {
          p_roadmap: string
        }
        Returns: undefined
      }
      revoke_share: {
        Args: {
          p_share: string
        }
        Returns: undefined
      }
      save_brief: {
        Args: {
          p_validation: string
          p_version: number
          p_changes: Json
        }
        Returns: Json
      }
      save_checkpoint: {
        Args: {
          p_lease: string
          p_value: Json
        }
        Returns: boolean
      }
      save_recomputed: {
        Args: {
          p_user: string
          p_validation: string
          p_updated_at: string
          p_columns: Json
        }
        Returns: boolean
      }
      save_revision: {
        Args: {
          p_user: string
          p_validation: string
          p_updated_at: string
          p_columns: Json
        }
        Returns: boolean
      }
      save_roadmap_content: {
        Args: {
          p_roadmap: string
          p_content: Json
          p_updated_at?: string
        }
        Returns: Json
      }
      save_roadmap_size: {
        Args: {
          p_roadmap: string
          p_task: string
          p_size?: string
        }
        Returns: undefined
      }
      save_slide_edit: {
        Args: {
          p_validation: string
          p_slot: string
          p_edit?: Json
        }
        Returns: Json
      }
      store_contact_message: {
        Args: {
          p_address: string
          p_name: string
          p_email: string
          p_subject: string
          p_message: string
        }
        Returns: string
      }
      sweep_runs: {
        Args: never
        Returns: Json
      }
      switch_ai_provider: {
        Args: {
          p_provider: string
        }
        Returns: undefined
      }
      switch_section: {
        Args: {
          p_user: string
          p_validation: string
          p_section: string
          p_updated_at: string
          p_columns: Json
        }
        Returns: boolean
      }
      update_free_plan_limits: {
        Args: {
          new_limits: Json
          limits_updated_at?: string
        }
        Returns: Json
      }
      update_pack_price: {
        Args: {
          p_plan: string
          p_pack: string
          p_price: number
          p_updated_at?: string
        }
        Returns: Database['public']['Tables']['pack_prices']['Row']
      }
      update_roadmap_settings: {
        Args: {
          p_publish?: boolean
          p_region?: string
        }
        Returns: Database['public']['Tables']['roadmap_settings']['Row']
      }
      update_role_rate: {
        Args: {
          p_role: string
          p_region: string
          p_dollars: number
        }
        Returns: Database['public']['Tables']['role_rates']['Row']
      }
      upsert_pricing_plan: {
        Args: {
          plan_id: string
          plan_name: string
          plan_price: number
          plan_interval: string
          plan_features: Json
          is_plan_active?: boolean
          plan_updated_at?: string
          is_new_plan?: boolean
        }
        Returns: Database['public']['Tables']['pricing_plans']['Row']
      }
      withdraw_roadmap: {
        Args: {
          p_roadmap: string
          p_reason: string
          p_updated_at?: string
        }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schema = Database['public']

export type Tables<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Update']
