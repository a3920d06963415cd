import { Content, Image, Media } from 'bulmatic';

const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23bde"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23358"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="%23358"/%3E%3C/svg%3E';

export default function MediaBasic() {
  return (
    <Media>
      <Media.Left>
        <Image as="p" size="64x64" src={PORTRAIT} alt="" />
      </Media.Left>
      <Media.Content>
        <Content>
          <p>
            <strong>Mira Okafor</strong>
            <br />
            The second verse is too fast for the basses. Shall we try it
            with the metronome on Tuesday?
          </p>
        </Content>
      </Media.Content>
    </Media>
  );
}
