import { useRef, useState, type FormEvent } from 'react';
import {
  Block,
  Button,
  Container,
  Field,
  Input,
  Modal,
  Section,
  Select,
  Subtitle,
  Table,
  Tag,
  Title,
} from 'bulmatic';
import {
  confirm,
  ConfirmDialog,
} from '../../pieces/confirm-dialog/ConfirmDialog';
import { Drawer } from '../../pieces/drawer/Drawer';
import { EmptyState } from '../../pieces/empty-state/EmptyState';
import { toast, Toaster } from '../../pieces/toaster/Toaster';

interface Member {
  id: number;
  name: string;
  email: string;
  role: string;
  invited?: boolean;
}

/** Replace this with what your server sends. */
const START: readonly Member[] = [
  { id: 1, name: 'Ada Birch', email: 'ada@harbor.example', role: 'Owner' },
  {
    id: 2,
    name: 'Nils Ortega',
    email: 'nils@harbor.example',
    role: 'Editor',
  },
  {
    id: 3,
    name: 'Priya Nair',
    email: 'priya@harbor.example',
    role: 'Editor',
  },
  {
    id: 4,
    name: 'Tom Haugen',
    email: 'tom@harbor.example',
    role: 'Reader',
    invited: true,
  },
];

const ROLES = ['Owner', 'Editor', 'Reader'];
const NOBODY: Member = { id: 0, name: '', email: '', role: 'Reader' };

const isSame = (a: string, b: string) =>
  a.toLowerCase() === b.toLowerCase();

/** A long title wraps and leaves room for the close button. */
const LONG_TITLE = { lineHeight: 1.25, overflowWrap: 'anywhere' } as const;

interface MemberFormProps {
  member: Member;
  isTaken: (email: string) => boolean;
  onSave: (member: Member) => void;
  onRemove: () => void;
  onClose: () => void;
}

function MemberDrawer(props: MemberFormProps) {
  const { member, isTaken, onSave, onRemove, onClose } = props;
  const [taken, setTaken] = useState('');
  const isNew = member.id === 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(
      new FormData(form),
    ) as Partial<Member>;
    const saved = { ...member, ...values };
    if (!isTaken(saved.email)) return onSave(saved);
    setTaken(saved.email);
    form.querySelector<HTMLInputElement>('[name=email]')?.focus();
  }

  return (
    <Drawer open onOpenChange={onClose} onSubmit={submit}>
      <Modal.CardHead>
        <Modal.CardTitle as="h2" flexShrink={1} style={LONG_TITLE}>
          {isNew ? 'Invite a member' : member.name}
        </Modal.CardTitle>
        <Modal.Delete />
      </Modal.CardHead>
      <Modal.CardBody>
        <Field required>
          <Field.Label>Name</Field.Label>
          <Input
            name="name"
            autoComplete="off"
            defaultValue={member.name}
          />
        </Field>
        <Field required>
          <Field.Label>Email</Field.Label>
          <Input
            type="email"
            name="email"
            autoComplete="off"
            defaultValue={member.email}
            color={taken ? 'danger' : undefined}
            onChange={() => setTaken('')}
          />
          <Field.Help error={taken !== ''}>
            {taken && `${taken} is a member already.`}
          </Field.Help>
        </Field>
        <Field>
          <Field.Label>Role</Field.Label>
          <Select name="role" defaultValue={member.role} fullwidth>
            {ROLES.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
          <Field.Help>
            Readers see everything and change nothing.
          </Field.Help>
        </Field>
        {!isNew && (
          <Button color="danger" outlined mt={4} onClick={onRemove}>
            Remove from the team
          </Button>
        )}
      </Modal.CardBody>
      <Modal.CardFoot gap={2}>
        <Button type="submit" color="primary">
          {isNew ? 'Send the invitation' : 'Save'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Modal.CardFoot>
    </Drawer>
  );
}

export default function Members() {
  const [members, setMembers] = useState(START);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<Member>();
  const close = () => setEdited(undefined);
  const found = members.filter(({ name, email }) =>
    `${name} ${email}`.toLowerCase().includes(query.toLowerCase()),
  );

  function showAll() {
    setQuery('');
    // The button is about to disappear, and would take the focus with it.
    search.current?.focus();
  }

  function save(saved: Member) {
    close();
    if (saved.id !== 0) {
      setMembers(members.map((one) => (one.id === saved.id ? saved : one)));
      return toast.success(`${saved.name} is saved.`);
    }
    setMembers([...members, { ...saved, id: Date.now(), invited: true }]);
    return toast.success(`The invitation is on its way to ${saved.email}.`);
  }

  async function remove(member: Member) {
    const agrees = await confirm({
      title: `Remove ${member.name}?`,
      text: 'They can’t log in anymore. What they wrote stays.',
      action: 'Remove',
      danger: true,
    });
    if (!agrees) return;
    close();
    setMembers((all) => all.filter(({ id }) => id !== member.id));
    const undo = () => setMembers((all) => [...all, member]);
    toast.success(`${member.name} is removed.`, {
      action: { label: 'Undo', onClick: undo },
    });
  }

  return (
    <Section as="main">
      <Container max="desktop">
        <Title as="h1">Members</Title>
        <Subtitle as="p">Harbor Library’s team</Subtitle>
        <Block display="flex" alignItems="flex-end" gap={3}>
          <Field flexGrow={1} mb={0}>
            <Field.Label>Name or email</Field.Label>
            <Input
              ref={search}
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </Field>
          <Button color="primary" onClick={() => setEdited(NOBODY)}>
            Invite
          </Button>
        </Block>
        <Block role="status">
          {found.length} of {members.length} members
        </Block>
        {found.length === 0 ? (
          <EmptyState
            title={query ? `Nobody matches “${query}”` : 'No members yet'}
            action={
              query && <Button onClick={showAll}>Show all members</Button>
            }
          />
        ) : (
          <Table fullwidth hoverable aria-label="Members">
            <thead>
              <tr>
                <th scope="col">Member</th>
                <th scope="col">Role</th>
                <th scope="col">Action</th>
              </tr>
            </thead>
            <tbody>
              {found.map((member) => (
                <tr key={member.id}>
                  <th scope="row" style={{ overflowWrap: 'anywhere' }}>
                    {member.name}{' '}
                    {member.invited && (
                      <Tag color="warning" light>
                        Invited
                      </Tag>
                    )}
                    <Block textWeight="normal" textColor="text">
                      {member.email}
                    </Block>
                  </th>
                  <Table.Cell vcentered>{member.role}</Table.Cell>
                  <Table.Cell vcentered narrow>
                    <Button
                      size="small"
                      aria-label={`Edit ${member.name}`}
                      onClick={() => setEdited(member)}
                    >
                      Edit
                    </Button>
                  </Table.Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Container>
      {edited && (
        <MemberDrawer
          member={edited}
          isTaken={(email) =>
            members.some(
              (one) => one.id !== edited.id && isSame(one.email, email),
            )
          }
          onSave={save}
          onRemove={() => void remove(edited)}
          onClose={close}
        />
      )}
      <ConfirmDialog />
      {/* At the bottom, it would cover the buttons of the drawer. */}
      <Toaster position="top" />
    </Section>
  );
}
