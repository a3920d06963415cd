// The build writes the structured data of all pages, which only robots read: see plugins/head.
export default function NoStructuredData() {
  return null;
}
