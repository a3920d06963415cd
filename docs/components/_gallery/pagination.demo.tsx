import { useState } from 'react';
import { Pagination } from 'bulmatic';

const PAGES = [1, 2, 3] as const;

export default function PaginationPicture() {
  const [current, setCurrent] = useState(2);
  return (
    <Pagination aria-label="Pages of a list">
      <Pagination.List>
        {PAGES.map((page) => (
          <Pagination.Link
            key={page}
            as="button"
            current={page === current}
            onClick={() => setCurrent(page)}
          >
            {page}
          </Pagination.Link>
        ))}
      </Pagination.List>
    </Pagination>
  );
}
