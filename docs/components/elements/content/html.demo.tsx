import { Content } from 'bulmatic';

// From your Markdown library, which has cleaned it.
const html = `
  <h3>Release 2.4</h3>
  <p>Search is faster, and <em>finds plurals</em>.</p>
  <ol>
    <li>Back up your shelf.</li>
    <li>Install the update.</li>
  </ol>`;

export default function ContentHtml() {
  return (
    <Content as="article" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
