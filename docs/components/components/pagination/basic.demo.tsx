import { Pagination } from 'bulmatic';

export default function PaginationBasic() {
  return (
    <Pagination aria-label="Recipes">
      <Pagination.Previous href="#with-links">
        Back
      </Pagination.Previous>
      <Pagination.Next href="#with-links">
        More
      </Pagination.Next>
      <Pagination.List>
        <Pagination.Link href="#with-links">
          1
        </Pagination.Link>
        <Pagination.Link href="#with-links" current>
          2
        </Pagination.Link>
        <Pagination.Link href="#with-links">
          3
        </Pagination.Link>
      </Pagination.List>
    </Pagination>
  );
}
