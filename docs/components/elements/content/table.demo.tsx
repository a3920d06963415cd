import { Content } from 'bulmatic';

export default function ContentTable() {
  return (
    <Content>
      <table>
        <caption>Admission</caption>
        <thead>
          <tr>
            <th scope="col">Visitors</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Adults</th>
            <td>$9</td>
          </tr>
          <tr>
            <th scope="row">Students</th>
            <td>$5</td>
          </tr>
        </tbody>
      </table>
    </Content>
  );
}
