import { Breadcrumb } from 'bulmatic';

export default function BreadcrumbBasic() {
  return (
    <Breadcrumb aria-label="You are here">
      <Breadcrumb.Item href="#separators">
        Library
      </Breadcrumb.Item>
      <Breadcrumb.Item href="#separators">
        Music
      </Breadcrumb.Item>
      <Breadcrumb.Item href="#separators" active>
        Scores for choirs
      </Breadcrumb.Item>
    </Breadcrumb>
  );
}
