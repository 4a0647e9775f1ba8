-- A report follows its plan also while a section is told of that could not be written, and goes on telling of it:
-- only a market that its founder has edited takes the place of that news.
create or replace function private.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb, p_section jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  edited constant boolean := coalesce(p_section <> 'null', false);
begin
  perform private.refuse_columns(p_columns, '{marketValidation,scorecard}', 'A revision');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  if edited then
    update public.idea_validations set rerun = null where id = p_validation;
    update private.validation_steps set section = p_section where validation_id = p_validation and step = 'market';
  end if;
  return true;
end $$;
