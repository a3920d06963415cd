import { Breadcrumb } from 'bulmatic';

const SEPARATORS = ['arrow', 'bullet', 'dot', 'succeeds'] as const;

export default function BreadcrumbSeparators() {
  return SEPARATORS.map((separator) => (
    <Breadcrumb
      key={separator}
      separator={separator}
      aria-label={`With ${separator}`}
    >
      <Breadcrumb.Item href="#separators">Shop</Breadcrumb.Item>
      <Breadcrumb.Item href="#separators">Garden</Breadcrumb.Item>
      <Breadcrumb.Item href="#separators" active>
        {separator}
      </Breadcrumb.Item>
    </Breadcrumb>
  ));
}
