import { Pagination } from 'bulmatic';

export default function PaginationDisabled() {
  return (
    <Pagination aria-label="Issues">
      <Pagination.Previous href="#the-ends" disabled>
        Older
      </Pagination.Previous>
      <Pagination.Next href="#the-ends" disabled>
        Newer
      </Pagination.Next>
      <Pagination.List>
        <Pagination.Link href="#the-ends" current>
          2025
        </Pagination.Link>
        <Pagination.Link href="#the-ends" disabled>
          2026
        </Pagination.Link>
      </Pagination.List>
    </Pagination>
  );
}
