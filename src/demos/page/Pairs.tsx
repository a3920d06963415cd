import type { ReactNode } from 'react';
import { Block, Button, Buttons } from 'bulmatic';

const COLORS = ['primary', 'link', 'info', 'success', 'warning', 'danger'] as const;

/** Each color as a background, as a line, lightly, and as text. The theme builder measures what has `data-pair`. */
export default function Pairs(): ReactNode {
  return COLORS.map((color) => {
    const name = `${color.charAt(0).toUpperCase()}${color.slice(1)}`;
    return (
      <Buttons key={color} mb={2} columnGap={2}>
        <Button color={color} data-pair={`${color} button`}>
          {name}
        </Button>
        <Button color={color} outlined data-pair={`${color} outlined`}>
          Outlined
        </Button>
        <Button color={color} light data-pair={`${color} light`}>
          Light
        </Button>
        <Block as="span" textColor={`${color}-on-scheme`} data-pair={`${color} text`}>
          Text
        </Block>
      </Buttons>
    );
  });
}
