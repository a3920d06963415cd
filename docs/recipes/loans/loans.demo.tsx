import { useRef, useState, type FormEvent } from 'react';
import {
  Button,
  Checkbox,
  Control,
  Dropdown,
  Field,
  Input,
  Level,
  Modal,
  Section,
  Select,
  Table,
  Title,
  useColorMode,
} from 'bulmatic';

interface Loan {
  tool: string;
  person: string;
  returned: boolean;
}

const TOOLS = ['Drill', 'Ladder', 'Sander', 'Tile cutter'];
const FILTERS = ['All', 'Lent', 'Returned'];

const START: Loan[] = [
  { tool: 'Ladder', person: 'Mira', returned: false },
  { tool: 'Sander', person: 'Tom', returned: true },
  { tool: 'Drill', person: 'Ines', returned: false },
  { tool: 'Tile cutter', person: 'Sam', returned: true },
];

export default function Loans() {
  const [loans, setLoans] = useState(START);
  const [filter, setFilter] = useState('All');
  const [open, setOpen] = useState(false);
  const person = useRef<HTMLInputElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const { shown, setMode } = useColorMode();
  const dark = shown === 'dark';
  const rows = loans.filter(
    ({ returned }) =>
      filter === 'All' || returned === (filter === 'Returned'),
  );

  function lend(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const [tool, name] = [
      data.get('tool') as string,
      data.get('person') as string,
    ];
    setLoans([{ tool, person: name, returned: false }, ...loans]);
    setFilter('All');
    setOpen(false);
  }

  function toggle(loan: Loan) {
    const changed = { ...loan, returned: !loan.returned };
    setLoans(loans.map((one) => (one === loan ? changed : one)));
    // The row disappears, and would take the focus with it.
    if (filter !== 'All') filterButton.current?.focus();
  }

  return (
    <Section as="main" p={5}>
      <Level as="div" mobile mb={4}>
        <Level.Left>
          <Title as="h1" size={4}>
            Tool library
          </Title>
        </Level.Left>
        <Level.Right>
          <Button
            aria-pressed={dark}
            onClick={() => setMode(dark ? 'light' : 'dark')}
          >
            Dark
          </Button>
        </Level.Right>
      </Level>

      <Level as="div" mobile mb={3}>
        <Level.Left>
          <Button color="primary" onClick={() => setOpen(true)}>
            Lend a tool
          </Button>
        </Level.Left>
        <Level.Right>
          <Dropdown right>
            <Dropdown.Trigger>
              <Dropdown.Button ref={filterButton}>
                Show: {filter}
              </Dropdown.Button>
            </Dropdown.Trigger>
            <Dropdown.Menu>
              <Dropdown.Content>
                {FILTERS.map((name) => (
                  <Dropdown.Item
                    key={name}
                    as="button"
                    active={name === filter}
                    onClick={() => setFilter(name)}
                  >
                    {name}
                  </Dropdown.Item>
                ))}
              </Dropdown.Content>
            </Dropdown.Menu>
          </Dropdown>
        </Level.Right>
      </Level>

      <Table fullwidth hoverable aria-label="Loans">
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Person</th>
            <th scope="col">Returned</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((loan, index) => (
            <tr key={index}>
              <td>{loan.tool}</td>
              <td style={{ overflowWrap: 'anywhere' }}>{loan.person}</td>
              <td>
                <Checkbox
                  aria-label={`Returned: ${loan.tool}, ${loan.person}`}
                  checked={loan.returned}
                  onChange={() => toggle(loan)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status">{rows.length === 0 && 'No loans.'}</p>

      <Modal open={open} onOpenChange={setOpen} initialFocus={person}>
        <Modal.Background />
        <Modal.Card as="form" onSubmit={lend} px={3}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Lend a tool</Modal.CardTitle>
            <Modal.Delete size="medium" />
          </Modal.CardHead>
          <Modal.CardBody>
            <Field>
              <Field.Label>Person</Field.Label>
              <Control>
                <Input ref={person} name="person" required />
              </Control>
            </Field>
            <Field>
              <Field.Label>Tool</Field.Label>
              <Control>
                <Select name="tool" fullwidth>
                  {TOOLS.map((tool) => (
                    <option key={tool}>{tool}</option>
                  ))}
                </Select>
              </Control>
            </Field>
          </Modal.CardBody>
          <Modal.CardFoot>
            <Button type="submit" color="primary">
              Lend
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </Section>
  );
}
