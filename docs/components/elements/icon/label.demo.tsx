import { Icon, IconText, Table } from 'bulmatic';

const Check = () => (
  <svg viewBox="0 0 24 24" width="20" fill="none">
    <path d="m4 12 6 6L20 6" stroke="currentColor" strokeWidth="3" />
  </svg>
);

export default function IconLabel() {
  return (
    <Table>
      <tbody>
        <tr>
          <th scope="row">Loans</th>
          <td>
            <Icon label="Included">
              <Check />
            </Icon>
          </td>
        </tr>
        <tr>
          <th scope="row">Reservations</th>
          <td>
            <IconText>
              <Icon>
                <Check />
              </Icon>
              <span>Included</span>
            </IconText>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
