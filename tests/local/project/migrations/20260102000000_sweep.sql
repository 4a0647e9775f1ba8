create function public.sweep_validations() returns jsonb language sql as $$
  select '[{"validation": "v1", "fence": "f1"}, {"validation": "v2", "fence": "f2"}]'::jsonb
$$;
