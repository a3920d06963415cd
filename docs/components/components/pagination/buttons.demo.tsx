import { useState } from 'react';
import { Pagination } from 'bulmatic';

const PAGES = [1, 2, 3, 4];

export default function PaginationButtons() {
  const [page, setPage] = useState(1);
  return (
    <Pagination aria-label="Photos">
      <Pagination.Previous
        as="button"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        Back
      </Pagination.Previous>
      <Pagination.Next
        as="button"
        disabled={page === PAGES.length}
        onClick={() => setPage(page + 1)}
      >
        More
      </Pagination.Next>
      <Pagination.List>
        {PAGES.map((each) => (
          <Pagination.Link
            key={each}
            as="button"
            current={each === page}
            onClick={() => setPage(each)}
          >
            {each}
          </Pagination.Link>
        ))}
      </Pagination.List>
    </Pagination>
  );
}
