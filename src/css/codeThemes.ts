import type { PrismTheme } from 'prism-react-renderer';

const token = (types: string[], name: string) => ({
  types,
  style: { color: `var(--code-${name})` },
});

/** Code fences take their colours from the variables in `theme.css`, as the code of demos does, in both modes. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  styles: [
    token(['comment', 'prolog', 'cdata'], 'comment'),
    token(['keyword', 'important', 'atrule', 'operator'], 'keyword'),
    token(['tag', 'function', 'class-name', 'selector'], 'name'),
    token(['string', 'attr-value', 'char', 'inserted'], 'string'),
    token(['number', 'boolean', 'attr-name', 'property'], 'value'),
    token(['punctuation', 'deleted'], 'mark'),
    token(['plain', 'plain-text'], 'text'),
  ],
};
