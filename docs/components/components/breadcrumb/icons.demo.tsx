import { Breadcrumb, Icon } from 'bulmatic';

const House = () => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path
      d="M2 8l6-5 6 5M4 7v6h8V7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
);

export default function BreadcrumbIcons() {
  return (
    <Breadcrumb aria-label="With an icon">
      <Breadcrumb.Item href="#icons">
        <Icon size="small">
          <House />
        </Icon>
        <span>Home</span>
      </Breadcrumb.Item>
      <Breadcrumb.Item href="#icons" active>
        Opening hours
      </Breadcrumb.Item>
    </Breadcrumb>
  );
}
