import { Pagination } from 'bulmatic';

const SIZES = ['small', 'medium', 'large'] as const;

export default function PaginationSizes() {
  return SIZES.map((size) => (
    <Pagination key={size} size={size} aria-label={`Pages, ${size}`} mb={4}>
      <Pagination.List>
        <Pagination.Link href="#sizes" current>
          1
        </Pagination.Link>
        <Pagination.Link href="#sizes">2</Pagination.Link>
        <Pagination.Link href="#sizes">3</Pagination.Link>
      </Pagination.List>
    </Pagination>
  ));
}
