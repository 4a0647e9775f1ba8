begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(25);

insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');

-- Stores an idea as its owner and returns the row.
create function pg_temp.submit(idea text, name text default '') returns public.idea_validations
language sql as $$
  insert into public.idea_validations ("originalIdea", title, "userId")
  values (idea, name, 'a1111111-1111-4111-8111-111111111111')
  returning *
$$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';

-- The idea
select is((select "originalIdea" from pg_temp.submit(E'  Two\r\nlines\rand\ttab \u00A0\u3000')),
  E'Two\nlines\nand\ttab', 'line ends are one, blanks around are gone');
select is((select "originalIdea" from pg_temp.submit(E'a\u200Bb\u0007c\u0085d\uFEFFe\u2060f\u00ADg')), 'abcdefg',
  'what prints nothing is taken out');
select is((select "originalIdea" from pg_temp.submit(E'Cafe\u0301')), 'Café', 'letters are composed');
select is((select "originalIdea" from pg_temp.submit('تطبيق للمزارعين')), 'تطبيق للمزارعين',
  'right-to-left text stays as it is');
select is((select "originalIdea" from pg_temp.submit(E'\u200Fעברית\u200F x')), E'\u200Fעברית\u200F x',
  'with its direction marks');
select is((select "originalIdea" from pg_temp.submit('👩‍👩‍👧 app')), '👩‍👩‍👧 app', 'joined emoji stay joined');
select is((select "originalIdea" from pg_temp.submit('<script>alert(1)</script> & <b>bold</b>')),
  '<script>alert(1)</script> & <b>bold</b>', 'HTML is text');
select is((select "originalIdea" from pg_temp.submit($i$'; drop table profiles; --$i$)),
  $i$'; drop table profiles; --$i$, 'and so is SQL');
select is((select "originalIdea" from pg_temp.submit('x')), 'x', 'one character is an idea');
select throws_ok($$ select pg_temp.submit('') $$, '22023', 'Please provide some text for your idea.',
  'no text is none');
select throws_ok($$ select pg_temp.submit(E' \n\t\u00A0\u2003') $$, '22023',
  'Please provide some text for your idea.', 'blanks are none');
select throws_ok($$ select pg_temp.submit(null) $$, '22023', 'Please provide some text for your idea.',
  'nothing is none');
select throws_ok($$ select pg_temp.submit(E'\u3164\u2800\uFE0F') $$, '22023',
  'Please provide some text for your idea.', 'fillers are none');
select throws_ok($$ select pg_temp.submit(E'\u200B\u200C\u200D\u2060\uFEFF\u200E\U000E0041') $$, '22023',
  'Please provide some text for your idea.', 'text of which nothing shows is none');
select is((select char_length("originalIdea") from pg_temp.submit(repeat('😀', 20000))), 20000,
  '20,000 characters are accepted, whatever their bytes');
select is((select char_length("originalIdea") from pg_temp.submit(repeat('x', 20000) || E' \u200B\n')), 20000,
  'counted after normalising');
select throws_ok($$ select pg_temp.submit(repeat('x', 20001)) $$, '22023',
  'Please shorten your idea to 20,000 characters. It has 20,001 now.', 'one more is refused with the count');

-- The title
select is((select title from pg_temp.submit('An app for dogs. It barks.')), 'An app for dogs',
  'a missing title is the first sentence');
select is((select title from pg_temp.submit('An app for dogs.', 'Dogs')), 'Dogs', 'a title that is sent is kept');
select is((select title from pg_temp.submit(repeat('x', 80), repeat('y', 62))), repeat('x', 60) || '…',
  'unless it is too long');
select is((select title from pg_temp.submit(repeat('x', 60))), repeat('x', 60), 'sixty characters fit');
select is((select title from pg_temp.submit('.net for cats')), '.net for cats', 'a leading stop ends nothing');
select is((select title from pg_temp.submit(repeat('x', 59) || '. y')), repeat('x', 59),
  'the stop counts before position 60');
select is((select title from pg_temp.submit('Dogs', E'\u200B ')), 'Dogs', 'a title of which nothing shows is missing');

-- The status detail
reset role;
insert into public.idea_validations (id, "userId", "originalIdea")
values ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Detail');
set local role authenticated;
update public.idea_validations set status = 'error', "statusDetail" = repeat('x', 9000)
where id = 'b1111111-1111-4111-8111-111111111111';
select is(
  (select char_length("statusDetail") from public.idea_validations
    where id = 'b1111111-1111-4111-8111-111111111111'),
  500, 'a detail is cut, so that a long message still arrives');

select * from finish();
rollback;
