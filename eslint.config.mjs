// The craft's rules, and the walls between the rooms (the same walls are walked by lib/walls.test.ts).
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const SERVICE_CLIENT = '@/prisma/service/generated/*';
const DESK_CLIENT = '@/prisma/desk/generated/*';

/** Forbids imports of the given patterns in the given files. */
function wall(files, patterns, why, ignores = []) {
  return {
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx', ...ignores],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: patterns, message: why }] },
      ],
    },
  };
}

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.data/',
      '.cache/',
      'node_modules/',
      'prisma/*/generated/',
      'next-env.d.ts',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 60],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Ids and tokens come from node:crypto.',
        },
      ],
    },
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['components/**', 'app/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, 'max-lines-per-function': ['error', 100] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'bench/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  // Partners' programs, which have no log of ours.
  { files: ['lib/service/openapi/guide/*.mjs'], rules: { 'no-console': 'off' } },

  {
    files: ['lib/contract/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!zod(/|$)|\\.\\.?/)', message: 'The contract imports zod and itself only.' },
          ],
        },
      ],
    },
  },
  wall(
    ['lib/service/**'],
    ['@/lib/desk/*', '@/lib/gateway/*', '@/app/*', '@/components/*', DESK_CLIENT],
    'The service answers the contract; it knows no desk, gateway or page.',
  ),
  wall(
    ['lib/desk/**', 'lib/gateway/**'],
    ['@/lib/service/*', '@/app/*', '@/components/*', SERVICE_CLIENT],
    'Desk and gateway reach the service through the gateway transport only.',
  ),
  wall(
    ['lib/gateway/**'],
    ['@/lib/desk/*', '@/lib/service/*', '@/app/*', '@/components/*', SERVICE_CLIENT, DESK_CLIENT],
    'The gateway only asks the service.',
  ),
  wall(
    ['components/**'],
    [
      '@/lib/*',
      '!@/lib/contract',
      '!@/lib/contract/*',
      '!@/lib/display',
      '!@/lib/display/*',
      '@/app/*',
      '@/prisma/*',
    ],
    'Components import the contract, display and other components; actions arrive as props.',
  ),
  wall(
    ['app/**', 'proxy.ts'],
    ['@/lib/service/*', SERVICE_CLIENT, DESK_CLIENT],
    'Pages talk to the desk and the gateway.',
  ),
);
