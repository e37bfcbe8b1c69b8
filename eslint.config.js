import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const awaits = (call) =>
  `ExpressionStatement[expression.type="AwaitExpression"][expression.argument.${call}]`;
const pressed = awaits('callee.property.name=/^(?:click|dblclick|tap|press|selectOption)$/');

/** What passes or fails in a browser test by how fast the machine is. */
const races = [
  ...['', 'VariableDeclaration + '].map((between) => ({
    selector: `${pressed} + ${between}${awaits('callee.name="expectNoAxeViolations"')}[expression.argument.arguments.length<3]`,
    message: 'First see what is to be judged: the page may still be the one from before the press.',
  })),
  {
    selector: `${pressed} + ${awaits('callee.property.name=/^(?:goto|reload|goBack)$/')}`,
    message: 'First see what the press has done: leaving at once takes its call to the shop back.',
  },
  {
    selector:
      'CallExpression[callee.name="expect"] AwaitExpression > CallExpression[callee.property.name="boundingBox"]',
    message: 'A box is read once, in whatever moment that is: `expect.poll`.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what a person would see, or turn `page.clock`.',
  },
  {
    selector: 'Literal[value="networkidle"]',
    message: 'A quiet network says nothing about the page: wait for what a person would see.',
  },
];

export default defineConfig(
  globalIgnores([
    'build/',
    '.data/',
    '.cache/',
    '.photo-masters/',
    'test-results/',
    // These break the house's rules on purpose.
    'tests/architecture/planted/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // An answer or a transaction whose promise is not awaited in `try` escapes its `catch`.
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        // Event handlers of React and of the server may be async; their errors reach the boundary or the log.
        { checksVoidReturn: { attributes: false, arguments: false, properties: false } },
      ],
      // Numbers in texts and addresses are fine; objects, null and undefined are the bugs.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Fastify's plugins and the ports of use cases are async by contract, not because they wait.
      '@typescript-eslint/require-await': 'off',
      // Asks for the `!` that no-non-null-assertion refuses.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // tsc says so already.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `type` reads better for unions' members and mapped shapes; nobody argues about it.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['src/{storefront,admin}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/admin/**/*.{ts,tsx}'],
    ignores: ['src/admin/fields/office-form.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-admin',
              importNames: ['Form', 'SimpleForm', 'TabbedForm'],
              message: 'Loses what is typed while it is being saved: take OfficeForm or CardForm.',
            },
          ],
        },
      ],
    },
  },
  {
    // The rules of the trade get time and chance as arguments.
    files: ['src/shared/**/*.ts', 'src/modules/*/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take `now` as an argument.',
        },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'Take `now` as an argument.',
        },
        {
          selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
          message: 'Take chance as an argument.',
        },
        { selector: 'MemberExpression[object.name="crypto"]', message: 'Take `newId` as an argument.' },
      ],
    },
  },
  {
    // The shop logs through platform/log; only what is typed on a terminal talks to one.
    files: ['src/**', 'sandbox/**'],
    ignores: ['src/server/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // vitest and Fastify hand methods around unbound (`expect(mock.send)`), and answers as `any` (`json()`).
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // The runner reads from the first argument which other fixtures one needs, and wants the pattern also for none.
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': ['error', ...races],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-unused-vars': 'error' },
    languageOptions: {
      globals: Object.fromEntries(
        ['console', 'process', 'Buffer', 'URL', 'fetch', 'setTimeout', 'clearTimeout', 'performance'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
);
