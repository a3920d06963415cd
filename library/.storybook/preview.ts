import type { Preview } from '@storybook/react-vite';
import 'bulma/css/bulma.css';

export default {
  parameters: { a11y: { test: 'error' } },
} satisfies Preview;
