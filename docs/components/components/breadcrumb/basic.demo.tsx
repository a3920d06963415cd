import { Breadcrumb } from 'bulmatic';

export default function BreadcrumbBasic() {
  return (
    <Breadcrumb aria-label="You are here">
      <Breadcrumb.Item href="https://example.com">Library</Breadcrumb.Item>
      <Breadcrumb.Item href="https://example.com">Music</Breadcrumb.Item>
      <Breadcrumb.Item href="https://example.com" active>
        Scores for choirs
      </Breadcrumb.Item>
    </Breadcrumb>
  );
}
