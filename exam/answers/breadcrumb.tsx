import { Breadcrumb } from 'bulmatic';

export default function Trail() {
  return (
    <Breadcrumb aria-label="You are here">
      <Breadcrumb.Item href="/members">Members</Breadcrumb.Item>
      <Breadcrumb.Item href="/members/rehearsals" active>
        Rehearsals
      </Breadcrumb.Item>
    </Breadcrumb>
  );
}
