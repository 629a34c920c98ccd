// What eslint holds against the scripts of the page and against their journeys: what it recommends, and rules that find real faults.
import js from '@eslint/js';
import globals from 'globals';

const WORKERS = [
  'web/www/app.js',
  'web/www/keep.js',
  'web/www/search.js',
  'web/www/searches.js',
  'web/www/compiled.js',
  'web/www/build.js',
];
const SERVICE = ['web/www/sw.js'];

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'array-callback-return': 'error',
      'consistent-return': 'error',
      eqeqeq: 'error',
      'no-constructor-return': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-self-compare': 'error',
      'no-shadow': ['error', { builtinGlobals: false }],
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unreachable-loop': 'error',
      'no-unused-expressions': 'error',
      'no-unused-vars': ['error', { caughtErrors: 'all' }],
      'no-use-before-define': ['error', { functions: false, variables: false }],
      'no-useless-assignment': 'error',
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'prefer-promise-reject-errors': 'error',
    },
  },
  { files: ['web/www/*.js'], ignores: [...WORKERS, ...SERVICE], languageOptions: { globals: globals.browser } },
  { files: WORKERS, languageOptions: { globals: globals.worker } },
  { files: SERVICE, languageOptions: { globals: globals.serviceworker } },
  { files: ['tests/web/*.mjs'], languageOptions: { globals: globals.node } },
];
