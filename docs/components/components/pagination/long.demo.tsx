import { useState } from 'react';
import { Pagination } from 'bulmatic';

export default function PaginationLong() {
  const [page, setPage] = useState(12);
  return (
    <Pagination
      aria-label="Letters to the editor"
      total={40}
      current={page}
      onPageChange={setPage}
    />
  );
}
