import { Panel } from 'bulmatic';

const Book = () => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path d="M3 2h10v12H3zM6 2v12" fill="none" stroke="currentColor" />
  </svg>
);

const LOANS = ['Garden birds', 'Bread at home', 'Atlas of rivers'];

export default function PanelBasic() {
  return (
    <Panel color="link" aria-label="My loans">
      <Panel.Heading>My loans</Panel.Heading>
      {LOANS.map((title, index) => (
        <Panel.Block
          key={title}
          as="a"
          href="https://example.com"
          active={index === 0}
        >
          <Panel.Icon>
            <Book />
          </Panel.Icon>
          {title}
        </Panel.Block>
      ))}
    </Panel>
  );
}
