create function public.sweep_runs() returns jsonb language sql as $$
  select '[
    {"run": "v1", "fence": "f1", "worker": "enhanced-idea-validation-full"},
    {"run": "v2", "fence": "f2", "worker": "enhanced-idea-validation-full"},
    {"run": "r1", "fence": "f3", "worker": "generate-roadmap"}
  ]'::jsonb
$$;
