import { Table } from 'bulmatic';

export default function TablePicture() {
  return (
    <Table narrow striped fullwidth>
      <thead>
        <tr>
          <th>Voice</th>
          <th>Singers</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Soprano</td>
          <td>12</td>
        </tr>
        <tr>
          <td>Alto</td>
          <td>9</td>
        </tr>
      </tbody>
    </Table>
  );
}
