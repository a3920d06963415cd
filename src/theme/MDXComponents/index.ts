// Here, tables that are too wide can be scrolled by keyboard, and PropName is there for the generated API pages.
import MDXComponents from '@theme-original/MDXComponents';
import PropName from '@site/src/components/PropName';
import ScrollTable from '@site/src/components/ScrollTable';

export default { ...MDXComponents, PropName, table: ScrollTable };
