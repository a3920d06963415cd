import { Breadcrumb } from 'bulmatic';

export default function BreadcrumbPicture() {
  return (
    <Breadcrumb size="small" aria-label="Where a page stands">
      <Breadcrumb.Item>Home</Breadcrumb.Item>
      <Breadcrumb.Item>Choir</Breadcrumb.Item>
      <Breadcrumb.Item active>Dates</Breadcrumb.Item>
    </Breadcrumb>
  );
}
