import { Button } from 'bulmatic';
import { EmptyState } from './EmptyState';

const Tray = () => (
  <svg
    width="48"
    height="48"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinejoin="round"
  >
    <path d="M3 13l3-8h12l3 8v6H3z" />
    <path d="M3 13h5l1.5 3h5l1.5-3h5" />
  </svg>
);

export default function BasicDemo() {
  return (
    <EmptyState
      picture={<Tray />}
      title="You have no invoices"
      action={<Button color="primary">Write an invoice</Button>}
    >
      Invoices that you write or import are listed here.
    </EmptyState>
  );
}
