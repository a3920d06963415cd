import { Breadcrumb } from 'bulmatic';

export default function BreadcrumbAlignment() {
  return (
    <>
      <Breadcrumb centered aria-label="Centered">
        <Breadcrumb.Item href="#alignment">Trips</Breadcrumb.Item>
        <Breadcrumb.Item href="#alignment" active>
          By train
        </Breadcrumb.Item>
      </Breadcrumb>
      <Breadcrumb right aria-label="Right">
        <Breadcrumb.Item href="#alignment">Trips</Breadcrumb.Item>
        <Breadcrumb.Item href="#alignment" active>
          By bicycle
        </Breadcrumb.Item>
      </Breadcrumb>
    </>
  );
}
