import { Pagination, Title } from 'bulmatic';
import { Link, useSearchParams } from 'react-router';

export default function Pages() {
  const [params] = useSearchParams();
  const current = Number(params.get('page') ?? 1);

  return (
    <>
      <Title as="h2">Page {current}</Title>
      <Pagination aria-label="Pages">
        <Pagination.List>
          {[1, 2, 3].map((page) => (
            <Pagination.Link
              key={page}
              as={Link}
              to={`?page=${page}`}
              current={page === current}
              aria-label={`Page ${page}`}
            >
              {page}
            </Pagination.Link>
          ))}
        </Pagination.List>
      </Pagination>
    </>
  );
}
