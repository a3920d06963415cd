import { Breadcrumb } from 'bulmatic';

const SIZES = ['small', undefined, 'medium', 'large'] as const;

export default function BreadcrumbSizes() {
  return SIZES.map((size) => (
    <Breadcrumb
      key={size ?? 'none'}
      size={size}
      aria-label={`Size: ${size ?? 'none'}`}
    >
      <Breadcrumb.Item href="#sizes">Shop</Breadcrumb.Item>
      <Breadcrumb.Item href="#sizes" active>
        {size ?? 'default'}
      </Breadcrumb.Item>
    </Breadcrumb>
  ));
}
