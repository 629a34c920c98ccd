//! The desk's learners: choosing one makes that learner the one of the desk, with everything else on it.

use crate::narrate::order_key;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{DeskPage, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::pages::abreast;
use crate::shell::{Listing, NoticeKind, Pictogram, PlayerEntry, RowPicture, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This learner, by folder name.
    Player(String),
    /// The list of players shows this group; all if it is empty.
    Group(String),
    /// The list of players shows pictures without names, or both.
    PicturesOnly,
    /// Saves everything of all learners as one file.
    SaveAll,
}

/// Saves everything of all learners as one file, where this one's files go.
pub(super) fn save_all(player: &str, cx: &mut Context<'_>) {
    let saved = cx.store.export_all(player);
    if let Some((path, problems)) = cx.check(saved) {
        let text = cx.texts.with("report-saved", &[("path", path.into())]);
        cx.notice(NoticeKind::Result, text);
        problems.iter().for_each(|problem| cx.trouble(problem));
    }
}

/// The learners.
#[derive(Debug)]
pub struct Who {
    /// By group, and by name within a group; those without one come first.
    list: Vec<PlayerEntry>,
    listing: Listing,
}

impl Who {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let players = cx.store.players();
        let mut list = cx.check(players).unwrap_or_default();
        list.sort_by_cached_key(|entry| order_key(cx.texts.language(), &entry.profile.group));
        Self { list, listing: cx.store.last_player().listing }
    }

    /// The groups that there are, with their learners.
    fn groups(&self) -> impl Iterator<Item = (&str, &[PlayerEntry])> {
        let groups = self.list.chunk_by(|one, other| one.profile.group == other.profile.group);
        groups.filter_map(|learners| Some((learners.first()?.profile.group.as_str(), learners)))
    }

    /// What the list of players shows, which others may see.
    fn listing(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.text(t.get("desk-listing"));
        let groups = self.groups().filter(|(group, _)| !group.is_empty()).map(|(group, _)| {
            let label = t.with("desk-listing-group", &[("group", group.into())]);
            Offer::button(label, Choice::Group(group.to_owned())).with_value(group).on(self.listing.group == group)
        });
        let groups: Vec<_> = groups.collect();
        let all = (!groups.is_empty()).then(|| {
            let all = Offer::button(t.get("desk-listing-all"), Choice::Group(String::new())).named("group-all");
            all.on(self.listing.group.is_empty())
        });
        let pictures = Offer::button(t.get("desk-listing-pictures"), Choice::PicturesOnly).shows(Pictogram::Picture);
        let pictures = pictures.on(self.listing.pictures_only);
        content.buttons(Zone::Main, all.into_iter().chain(groups).chain([pictures]).collect());
    }

    fn save_all(&self, cx: &mut Context<'_>) {
        // whoever is chosen, or else the first of those that there are
        let chosen = Some(cx.player_id()).filter(|id| !id.is_empty());
        let Some(player) = chosen.or_else(|| Some(self.list.first()?.id.clone())) else { return };
        save_all(&player, cx);
    }

    fn list(&mut self, listing: Listing, cx: &mut Context<'_>) {
        self.listing = listing.clone();
        cx.report(Report::Listing(listing));
    }
}

impl Screen for Who {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-who"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        content.heading(t.get("desk-who"));
        let here = view.player.map(|player| player.id.as_str());
        for (group, learners) in self.groups() {
            let cards = learners.iter().map(|entry| {
                let offer = Offer::row(entry.profile.full_name(), Choice::Player(entry.id.clone()));
                let picture = Some(RowPicture::Avatar(entry.profile.avatar.clone()));
                let offer = offer.with_value(&entry.id).on(here == Some(entry.id.as_str()));
                ((offer, picture, Vec::new(), !entry.problems.is_empty()), (0, 0))
            });
            let cards: Vec<_> = cards.collect();
            for (number, cards) in cards.chunks(abreast(view.room)).enumerate() {
                content.shelf(if number == 0 { group } else { "" }, cards.to_vec());
            }
        }
        self.listing(view, &mut content);
        content.text(t.get("desk-copy-why"));
        let save = Offer::button(t.get("desk-save-everybody"), Choice::SaveAll).shows(Pictogram::Save);
        content.buttons(Zone::Main, vec![save.enabled(!self.list.is_empty())]);
        let add = Offer::opens(t.get("add-player"), Open::Player(None));
        content.buttons(Zone::Top, vec![Offer::back(t.get("back")), add]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let id = match input {
            Input::Chosen(Choice::Player(id)) => id,
            Input::Chosen(Choice::Group(group)) => {
                self.list(Listing { group, ..self.listing.clone() }, cx);
                return Taken::Yes;
            }
            Input::Chosen(Choice::PicturesOnly) => {
                let pictures_only = !self.listing.pictures_only;
                self.list(Listing { pictures_only, ..self.listing.clone() }, cx);
                return Taken::Yes;
            }
            Input::Chosen(Choice::SaveAll) => {
                self.save_all(cx);
                return Taken::Yes;
            }
            _ => return Taken::No,
        };
        if cx.host_id() == id {
            cx.report(Report::Back);
        } else {
            // what was open below belongs to somebody else
            cx.report(Report::Player(id));
            cx.report(Report::Lists);
            cx.report(Report::Open(Open::Desk(DeskPage::Start)));
        }
        Taken::Yes
    }
}
