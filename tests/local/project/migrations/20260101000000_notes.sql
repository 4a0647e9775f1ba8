create table public.notes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null constraint notes_body_is_short check (length(body) <= 20),
  price numeric(10, 2) not null default 9.90,
  hits bigint not null default 3,
  hidden text not null default 'not for clients',
  created_at timestamptz not null default now()
);
alter table public.notes enable row level security;
grant select (id, owner, body, price, hits, created_at), insert (owner, body), delete on public.notes to authenticated;
grant select, insert on public.notes to service_role;
create policy "owners read their notes" on public.notes
  for select to authenticated using (owner = (select auth.uid()));
create policy "owners write notes" on public.notes
  for insert to authenticated with check (owner = (select auth.uid()));

create table public.withdrawn (id int primary key);
grant all on public.withdrawn to anon, authenticated;
revoke all on public.withdrawn from anon, authenticated;

create function public.refuse(code text) returns void language plpgsql as $$
begin
  raise exception 'refused with %', code using errcode = code, detail = 'the detail', hint = 'the hint';
end $$;

create function public.who_am_i() returns jsonb language sql stable as $$
  select jsonb_build_object('id', auth.uid(), 'role', auth.role(), 'email', auth.email())
$$;
