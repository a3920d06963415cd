// The build writes the structured data of all pages, which only robots read: see plugins/pages/head.
export default function NoStructuredData() {
  return null;
}
