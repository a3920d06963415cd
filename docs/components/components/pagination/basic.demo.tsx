import { Pagination } from 'bulmatic';

export default function PaginationBasic() {
  return (
    <Pagination aria-label="Recipes">
      <Pagination.Previous href="https://example.com">
        Back
      </Pagination.Previous>
      <Pagination.Next href="https://example.com">More</Pagination.Next>
      <Pagination.List>
        <Pagination.Link href="https://example.com">1</Pagination.Link>
        <Pagination.Link href="https://example.com" current>
          2
        </Pagination.Link>
        <Pagination.Link href="https://example.com">3</Pagination.Link>
      </Pagination.List>
    </Pagination>
  );
}
