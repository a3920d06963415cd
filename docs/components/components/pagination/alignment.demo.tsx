import { Pagination } from 'bulmatic';

const PLACES = [
  { name: 'Start', props: {} },
  { name: 'Centered', props: { centered: true } },
  { name: 'Right', props: { right: true } },
];

export default function PaginationAlignment() {
  return PLACES.map(({ name, props }) => (
    <Pagination key={name} aria-label={name} mb={4} {...props}>
      <Pagination.Previous href="#alignment">Back</Pagination.Previous>
      <Pagination.Next href="#alignment">More</Pagination.Next>
      <Pagination.List>
        <Pagination.Link href="#alignment" current>
          1
        </Pagination.Link>
        <Pagination.Link href="#alignment">2</Pagination.Link>
      </Pagination.List>
    </Pagination>
  ));
}
