import type { PrismTheme } from 'prism-react-renderer';

/** One colour per kind of token; each reaches 4.5:1 on its background. */
function codeTheme(
  plain: PrismTheme['plain'],
  colors: Record<'comment' | 'keyword' | 'name' | 'string' | 'value' | 'mark', string>,
): PrismTheme {
  return {
    plain,
    styles: [
      { types: ['comment', 'prolog', 'cdata'], style: { color: colors.comment } },
      { types: ['keyword', 'important', 'atrule', 'operator'], style: { color: colors.keyword } },
      { types: ['tag', 'function', 'class-name', 'selector'], style: { color: colors.name } },
      { types: ['string', 'attr-value', 'char', 'inserted'], style: { color: colors.string } },
      { types: ['number', 'boolean', 'attr-name', 'property'], style: { color: colors.value } },
      { types: ['punctuation', 'deleted'], style: { color: colors.mark } },
    ],
  };
}

export const codeLight = codeTheme(
  { color: '#1f2a37', backgroundColor: '#f5f8f8' },
  {
    comment: '#586472',
    keyword: '#8a2b8f',
    name: '#00695c',
    string: '#1a5fa8',
    value: '#9a4a00',
    mark: '#4a5563',
  },
);

export const codeDark = codeTheme(
  { color: '#e2e8ea', backgroundColor: '#182224' },
  {
    comment: '#93a3a8',
    keyword: '#e0a3e6',
    name: '#5fe0c8',
    string: '#8cc4ff',
    value: '#f3bd83',
    mark: '#aab8bc',
  },
);
