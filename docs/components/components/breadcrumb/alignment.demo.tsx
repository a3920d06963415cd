import { Breadcrumb } from 'bulmatic';

export default function BreadcrumbAlignment() {
  return (
    <>
      <Breadcrumb centered aria-label="In the middle">
        <Breadcrumb.Item href="#alignment">
          Trips
        </Breadcrumb.Item>
        <Breadcrumb.Item href="#alignment" active>
          By train
        </Breadcrumb.Item>
      </Breadcrumb>
      <Breadcrumb right aria-label="At the end">
        <Breadcrumb.Item href="#alignment">
          Trips
        </Breadcrumb.Item>
        <Breadcrumb.Item href="#alignment" active>
          By bicycle
        </Breadcrumb.Item>
      </Breadcrumb>
    </>
  );
}
