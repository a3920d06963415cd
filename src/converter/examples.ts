/** HTML to start from, by what a button calls it. The first is there from the start, next to the demo that it becomes. */
export const START = `<div class="card">
  <header class="card-header">
    <p class="card-header-title">Heron</p>
  </header>
  <div class="card-content">
    <p class="title is-5">A single scull</p>
    <p class="mb-4 has-text-weight-medium">
      Free until Sunday
    </p>
    <div class="buttons are-small">
      <button class="button is-primary">Book</button>
      <button class="button is-light">Its log</button>
    </div>
  </div>
</div>
`;

const DROPDOWN = `<div class="dropdown">
  <div class="dropdown-trigger">
    <button class="button" aria-haspopup="true" aria-controls="boats">
      <span>Boat</span>
    </button>
  </div>
  <div class="dropdown-menu" id="boats" role="menu">
    <div class="dropdown-content">
      <a href="#" class="dropdown-item">Heron</a>
      <a href="#" class="dropdown-item is-active">Kingfisher</a>
      <hr class="dropdown-divider">
      <a href="#" class="dropdown-item">Otter</a>
    </div>
  </div>
</div>
`;

const NAVBAR = `<nav class="navbar is-light" aria-label="Club">
  <div class="navbar-brand">
    <a class="navbar-item" href="/">Rowing club</a>
    <a role="button" class="navbar-burger" data-target="menu">
      <span></span><span></span><span></span><span></span>
    </a>
  </div>
  <div id="menu" class="navbar-menu">
    <div class="navbar-end">
      <a class="navbar-item is-active" href="/boats">Boats</a>
      <a class="navbar-item" onclick="leave()">Leave</a>
    </div>
  </div>
</nav>
<script>
  const burger = document.querySelector('.navbar-burger');
  burger.onclick = () => burger.classList.toggle('is-active');
</script>
`;

const FORM = `<form action="/signup" method="post">
  <div class="field">
    <label class="label" for="email">Email</label>
    <div class="control">
      <input class="input is-rounded" type="email" id="email" required>
    </div>
    <p class="help">We write once a month.</p>
  </div>
  <div class="field">
    <label class="label">Boat</label>
    <div class="control">
      <div class="select is-fullwidth">
        <select>
          <option>Heron</option>
          <option selected>Otter</option>
        </select>
      </div>
    </div>
  </div>
  <div class="field">
    <label class="checkbox"><input type="checkbox" checked> I can swim</label>
  </div>
  <button class="button is-primary">Sign up</button>
</form>
`;

const COLUMNS = `<div class="columns is-multiline">
  <div class="column is-half-tablet is-one-third-desktop">
    <article class="media box">
      <figure class="media-left">
        <p class="image is-64x64">
          <img class="is-rounded" src="https://example.com/ada.png" alt="">
        </p>
      </figure>
      <div class="media-content">
        <p class="title is-6">Ada <span class="tag is-success">Paid</span></p>
        <p class="subtitle is-6 has-text-grey">Rows on Tuesdays</p>
      </div>
    </article>
  </div>
</div>
`;

export const EXAMPLES: Readonly<Record<string, string>> = {
  Card: START,
  Dropdown: DROPDOWN,
  Navbar: NAVBAR,
  Form: FORM,
  Columns: COLUMNS,
};
