// Tables that are too wide can be scrolled by keyboard here, and the generated API pages name their props with a component of ours.
import MDXComponents from '@theme-original/MDXComponents';
import PropName from '@site/src/components/PropName';
import ScrollTable from '@site/src/components/ScrollTable';

export default { ...MDXComponents, PropName, table: ScrollTable };
