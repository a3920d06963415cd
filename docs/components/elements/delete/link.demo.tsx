import { Delete } from 'bulmatic';

export default function DeleteLink() {
  return (
    <p>
      Results for “lighthouse”{' '}
      <Delete as="a" href="#as-a-link" aria-label="Back to all books" />
    </p>
  );
}
