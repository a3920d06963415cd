// Swizzled, so the keyboard can scroll wide tables and fences are highlighted at build time.
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/ui/ScrollTable';

export default {
  ...MDXComponents,
  code: CodeInline,
  pre: CodeBlock,
  table: ScrollTable,
};
