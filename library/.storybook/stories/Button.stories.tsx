import type { Meta, StoryObj } from '@storybook/react-vite';
import ButtonBasic from '../../../docs/components/elements/button/basic.demo.tsx';

export default { title: 'Elements/Button' } satisfies Meta;

/** The demo that the site shows first. */
export const Basic: StoryObj = { render: () => <ButtonBasic /> };
