/**
 * The direction of imports: app → features → validation → brief → account → shared → @domain, and within a slice pages
 * → folders → the files at its root. A slice is identified by its folder name, so a new one needs no rule.
 */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'slices-meet-only-in-app',
      'A feature imports from its own folder, validation, account, brief, shared and domain.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/(features|app)/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'slice-roots-know-no-folder',
      'The files at the root of a slice are what its folders share, so they import none of them.',
      { path: '^src/features/([^/]+)/[^/]+$' },
      { path: '^src/features/$1/[^/]+/' },
    ),
    rule(
      'pages-are-opened-by-the-app',
      'Screens put the folders of a slice together; nothing in the slice imports a screen.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/$1/pages/' },
    ),
    {
      ...rule(
        'folders-of-a-slice-need-each-other-one-way',
        'An arrow back up between two folders of a slice: what both need belongs at its root.',
        { path: '^src/features/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'account-knows-no-screen',
      'Who is signed in is known below the features.',
      { path: '^src/account/' },
      { path: '^src/(app|features|validation|brief)/' },
    ),
    rule(
      'brief-knows-no-screen',
      'The panel of the brief is used by features and uses none.',
      { path: '^src/brief/' },
      { path: '^src/(app|features|validation)/' },
    ),
    rule(
      'validation-knows-no-screen',
      'What the ideas and the report share of a validation and its run uses neither.',
      { path: '^src/validation/' },
      { path: '^src/(app|features)/' },
    ),
    rule(
      'shared-knows-nobody',
      'What everybody uses depends on nobody.',
      { path: '^src/shared/' },
      { path: '^src/(app|features|validation|account|brief)/' },
    ),
    rule(
      'browser-sees-only-the-domain',
      'The browser takes nothing from the server side but the domain and the generated types.',
      { path: '^src/' },
      {
        path: '^(supabase|local|tests|e2e)/',
        pathNot: '^supabase/functions/_shared/(domain/|db/database\\.types\\.ts$)',
      },
    ),
    rule(
      'only-requests-speak-supabase',
      'A slice talks to the backend in its requests.ts alone.',
      { path: '^src/(features|validation|brief)/', pathNot: '/requests\\.ts$' },
      { path: ['^src/shared/supabase/(client|invoke)', '(^|/)node_modules/@supabase/'] },
    ),
    rule(
      'browser-takes-what-browsers-run',
      'What is served imports neither tools nor modules of Node.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev', 'core'] },
    ),
    rule(
      'domain-is-pure',
      'The domain imports only zod and its own files.',
      { path: '^supabase/functions/_shared/domain/' },
      { pathNot: '^(supabase/functions/_shared/domain/|node_modules/zod/)' },
    ),
    rule(
      'functions-are-self-contained',
      'Deployed functions hold nothing of the browser or of the embedded backend.',
      { path: '^supabase/' },
      { path: '^(src|local|tests|e2e)/' },
    ),
    rule(
      'functions-share-only-shared',
      'One edge function never imports another.',
      { path: '^supabase/functions/([^_/][^/]*)/' },
      { path: '^supabase/functions/[^_/]', pathNot: '^supabase/functions/$1/' },
    ),
    rule(
      'backend-knows-no-screen',
      'The embedded backend stands apart from what it serves.',
      { path: '^local/' },
      { path: '^(src|tests|e2e)/' },
    ),
    rule('no-circles', 'Two files that need each other are one file or three.', {}, { circular: true }),
    rule(
      'nothing-unresolved',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(npm|jsr|node):' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['database\\.types\\.ts$', '^e2e/\\.app/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
