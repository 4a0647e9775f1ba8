create function public.sweep_validations() returns jsonb language sql as $$
  select '[{"validation": "v1", "fence": "f1"}, {"validation": "v2", "fence": "f2"}]'::jsonb
$$;
create function public.sweep_roadmaps() returns jsonb language sql as $$
  select '[{"roadmap": "r1", "fence": "f3"}]'::jsonb
$$;
