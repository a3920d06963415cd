import { Pagination } from 'bulmatic';

export default function PaginationLong() {
  return (
    <Pagination aria-label="Letters to the editor">
      <Pagination.List>
        <Pagination.Link href="#a-long-list">
          1
        </Pagination.Link>
        <Pagination.Ellipsis />
        <Pagination.Link href="#a-long-list" current>
          12
        </Pagination.Link>
        <Pagination.Link href="#a-long-list">
          13
        </Pagination.Link>
        <Pagination.Ellipsis />
        <Pagination.Link href="#a-long-list">
          40
        </Pagination.Link>
      </Pagination.List>
    </Pagination>
  );
}
