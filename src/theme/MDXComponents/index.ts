// Swizzled, so that tables which are too wide scroll by keyboard, fences come highlighted, and API pages have PropName.
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';
import PropName from '@site/src/components/PropName';
import ScrollTable from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  PropName,
  code: CodeInline,
  pre: CodeBlock,
  table: ScrollTable,
};
