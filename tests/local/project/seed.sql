insert into public.withdrawn values (1);
