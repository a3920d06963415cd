import { Pagination } from 'bulmatic';

const PARTS = ['A–F', 'G–M', 'N–Z'];

export default function PaginationNames() {
  return (
    <Pagination rounded aria-label="Authors">
      <Pagination.List>
        {PARTS.map((part) => (
          <Pagination.Link
            key={part}
            href="#other-names"
            selected={part === 'A–F'}
            aria-label={`Authors ${part}`}
          >
            {part}
          </Pagination.Link>
        ))}
      </Pagination.List>
    </Pagination>
  );
}
