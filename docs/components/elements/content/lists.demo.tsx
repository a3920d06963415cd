import { Column, Columns, Content } from 'bulmatic';

const MARKERS = [
  'lower-alpha',
  'upper-alpha',
  'lower-roman',
  'upper-roman',
] as const;

export default function ContentLists() {
  return (
    <Columns multiline mobile>
      {MARKERS.map((marker) => (
        <Column key={marker} size="half">
          <Content>
            <p>{marker}</p>
            <Content.OrderedList marker={marker}>
              <li>Overture</li>
              <li>Aria</li>
              <li>Chorus</li>
            </Content.OrderedList>
          </Content>
        </Column>
      ))}
    </Columns>
  );
}
