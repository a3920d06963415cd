// The generated API pages name their props with a component of ours, which MDX has to know.
import MDXComponents from '@theme-original/MDXComponents';
import PropName from '@site/src/components/PropName';

export default { ...MDXComponents, PropName };
